-- The form in which a row's search text is kept. The server rewrites the texts of older forms when
-- it starts, a few rows at a time: how a text is folded is up to the application.

alter table users add column search_form smallint not null default 0;
create index users_old_search on users (id) where search_form < 1;

alter table orders add column search_form smallint not null default 0;
create index orders_old_search on orders (id) where search_form < 1;
