-- Lists are sorted by the destination as they show it: the city in its one spelling. The server
-- derives it with each write; at its next start it fills in the orders that are here already.
alter table orders add column destination text collate "de-x-icu";
create index orders_by_destination on orders (trip_group, stage, finished, destination, id) where deleted_at is null;

drop index orders_old_search;
create index orders_old_search on orders (id) where search_form < 2;
drop index users_old_search;
create index users_old_search on users (id) where search_form < 2;
