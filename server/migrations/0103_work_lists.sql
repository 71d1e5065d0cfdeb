-- The lines of the work list on the overview: who of the staff looks after one, and until when a person
-- does not want to see it. Which lines there are is declared in domain/worklist/work-lines.ts.

create table work_line (
  line text primary key,
  assigned_to uuid references users (id) on delete set null,
  assigned_by uuid references users (id) on delete set null,
  assigned_at timestamptz not null default now()
);
create index work_line_by_assignee on work_line (assigned_to);
create index work_line_by_assigner on work_line (assigned_by);

create table work_line_snooze (
  line text not null,
  user_id uuid not null references users (id) on delete cascade,
  until timestamptz not null,
  primary key (user_id, line)
);
