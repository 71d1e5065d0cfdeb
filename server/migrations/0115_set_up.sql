-- The set-up list of an empty installation: which steps an administrator has skipped, and whether the
-- list was put away. What is done is read from the data. Which steps there are is declared in
-- domain/setup/setup-steps.ts.

create table setup_skip (
  step text primary key,
  skipped_by uuid references users (id) on delete set null,
  skipped_at timestamptz not null default now()
);
create index setup_skip_by_person on setup_skip (skipped_by);

-- At most one row: the list is there for all administrators or for none.
create table setup_end (
  is_over boolean primary key default true check (is_over),
  ended_by uuid references users (id) on delete set null,
  ended_at timestamptz not null default now()
);
create index setup_end_by_person on setup_end (ended_by);

-- Whoever already works with the product is not asked to set it up.
insert into setup_end (is_over) select true where exists (select from orders);
