-- Which stages there are is declared in domain/orders/stages.ts, and checked at the start and at the API.
alter table orders drop constraint orders_stage_check;
