-- An invoice is due on the day that it prints, which only a transfer with something left to pay does. One
-- that prints none, such as one that is paid in cash, is due 30 days after its date, from when a debtor is
-- in default without a reminder (section 286 (3) BGB). So no office reminds of a term that the invoice
-- does not state.

-- PostgreSQL before 17 cannot give a generated column another expression.
drop index invoices_due;
alter table invoices drop column due_on;
-- The cast of a text to a date depends on a setting, so it is not allowed here; `make_date` does not.
alter table invoices add column due_on date generated always as (
  case when kind = 'invoice' then coalesce(
    make_date(
      split_part(snapshot -> 'paper' ->> 'dueDate', '-', 1)::integer,
      split_part(snapshot -> 'paper' ->> 'dueDate', '-', 2)::integer,
      split_part(snapshot -> 'paper' ->> 'dueDate', '-', 3)::integer
    ),
    date + 30
  ) end
) stored;
create index invoices_due on invoices (due_on) where kind = 'invoice' and status = 'issued';
