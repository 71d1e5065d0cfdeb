-- The scans of parcels, so that each can be undone: also after the phone that made it was put away, and
-- only as long as nobody has changed the parcel since.
create table parcel_scans (
  id uuid primary key,
  -- A parcel that is removed with a correction of the count, or with its order, takes its scans along.
  code text not null references parcels (code) on delete cascade,
  mode text not null check (mode in ('received', 'weighed', 'loaded', 'delivered')),
  at timestamptz not null default now(),
  by_id uuid not null,
  -- What the parcel was before, and the version that the scan made.
  state_before text not null
    check (state_before in ('registered', 'received', 'loaded', 'delivered', 'missing')),
  weight_before integer check (weight_before > 0),
  version_after integer not null,
  undone_at timestamptz
);
create index parcel_scans_of_person on parcel_scans (by_id, id desc);
create index parcel_scans_of_parcel on parcel_scans (code);
