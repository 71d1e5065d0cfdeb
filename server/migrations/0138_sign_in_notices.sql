-- What people of the office have to know of their own account: a sign-in from a browser that they had
-- not used before, or that somebody has reset their second factor. A row goes once it was read.
create table sign_in_notice (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  -- The browser, by the hash of its secret. None of its sessions reads such notices until another
  -- browser has said whose it is: an intruder would put them away.
  device_hash bytea,
  network text,
  user_agent text
);
create index sign_in_notice_by_user on sign_in_notice (user_id);

-- The browser that a session began in, where it has kept a secret.
alter table session add column device_hash bytea;
