-- When somebody last used a session that has ended: customers of whom nothing was heard for years are
-- found by it. Running sessions say it themselves.
create table last_sign_in (
  user_id uuid primary key references users (id) on delete cascade,
  at timestamptz not null
);

create function keep_last_sign_in() returns trigger language plpgsql as $$
begin
  -- Sessions also end because their person is deleted.
  insert into last_sign_in (user_id, at)
  select old.user_id, old.used_at where exists (select from users where id = old.user_id)
  on conflict (user_id) do update set at = greatest(last_sign_in.at, excluded.at);
  return null;
end $$;
create trigger session_ended after delete on session
  for each row execute function keep_last_sign_in();
