-- Imports of tables: what was read of a file, what became of each row, and what undoes it.
create table import_run (
  id uuid primary key,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  resource text not null,
  file_name text not null,
  sheet text,
  sheets jsonb not null default '[]',
  headers jsonb not null,
  -- One header has one signature, by which a mapping is remembered.
  signature text not null,
  mapping jsonb,
  state text not null check (state in
    ('read', 'checking', 'checked', 'importing', 'imported', 'undoing', 'undone', 'cancelled', 'failed')),
  total integer not null,
  done integer not null default 0,
  counts jsonb not null default '{}',
  -- What is done with rows of a kind about which nothing was decided one by one.
  decisions jsonb not null default '{}',
  cancel_asked boolean not null default false,
  reason text,
  by_id uuid,
  by_name text not null,
  imported_at timestamptz,
  undone_at timestamptz,
  undone_by uuid,
  undone_by_name text
);
create index import_run_of_resource on import_run (resource, created_at desc);

create table import_row (
  run_id uuid not null references import_run (id) on delete cascade,
  -- As the spreadsheet counts: the first row is 1.
  number integer not null,
  cells jsonb not null,
  verdict text check (verdict in ('new', 'same', 'unchanged', 'similar', 'faulty')),
  errors jsonb not null default '[]',
  body jsonb,
  match_id uuid,
  match_name text,
  decision text check (decision in ('skip', 'update', 'create')),
  outcome text check (outcome in
    ('created', 'updated', 'skipped', 'failed', 'removed', 'restored', 'kept')),
  reason text,
  record_id uuid,
  record_version integer,
  before jsonb,
  primary key (run_id, number)
);
create index import_row_by_verdict on import_row (run_id, verdict, number);
