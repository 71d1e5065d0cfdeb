-- What people of the office have to know of their own account: a sign-in from a browser that they had
-- not used before, or that somebody has reset their second factor. A row goes once it was read.
create table sign_in_notice (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  -- The session that began so; it may have ended since, and does not see its own notice.
  session_id uuid,
  network text,
  user_agent text
);
create index sign_in_notice_by_user on sign_in_notice (user_id);
