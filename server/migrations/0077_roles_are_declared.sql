-- Which roles there are is declared in domain/roles, and checked at the start and at the API.
alter table users drop constraint users_role_check;
