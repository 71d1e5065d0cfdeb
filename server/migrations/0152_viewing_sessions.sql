-- A session of an administrator that sees what this person sees, and changes nothing.
alter table session add column viewed_as uuid references users (id) on delete cascade;
