-- An employee has the rights of a composed role, which is a record of the common store; of its scopes,
-- theirs are these tours, trips and cities.
alter table users
  add column team_role_id uuid references content (id) on delete restrict,
  add column assigned_tours jsonb not null default '[]',
  add column assigned_trips jsonb not null default '[]',
  add column assigned_cities jsonb not null default '[]';
create index users_by_team_role on users (team_role_id) where team_role_id is not null;
