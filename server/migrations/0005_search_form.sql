-- In which form a row's search text is kept. The server writes the texts of older forms anew when
-- it starts, a few rows at a time: what is made of a text is the application's to say.

alter table users add column search_form smallint not null default 0;
create index users_old_search on users (id) where search_form < 1;

alter table orders add column search_form smallint not null default 0;
create index orders_old_search on orders (id) where search_form < 1;
