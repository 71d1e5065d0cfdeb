-- What is removed by itself once its time is over: how much of it, and when. No names.
create table retention_run (
  id uuid primary key,
  at timestamptz not null,
  kind text not null,
  -- Nothing was stored after this moment of what was removed.
  before timestamptz not null,
  removed integer not null check (removed > 0)
);
create index retention_run_by_kind on retention_run (kind, at desc);

-- Orders that have arrived and still have a picture of an ID card.
create index orders_with_identity on orders (id)
  where finished and (front_file <> 'no-file' or back_file <> 'no-file');
