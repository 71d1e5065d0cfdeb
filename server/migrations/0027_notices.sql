-- Automatic notices.

-- Orders that have come to a stage of which a notice tells, until it is sent. It is written while
-- the order is being created, before its row.
create table notice_due (
  order_id uuid primary key references orders (id) on delete cascade
    deferrable initially deferred,
  point text not null,
  at timestamptz not null
);
create index notice_due_by_point on notice_due (point, at);

-- Whether anybody is told of a change is asked with every change.
create index notice_active on content ((data ->> 'point'), (data ->> 'tripGroup'))
  where resource = 'notices' and data ->> 'active' = 'true';
