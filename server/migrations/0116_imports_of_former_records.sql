-- Customers who come from another program keep the number that they had there, by which a repeated import
-- recognises them, and what was noted about them. A cell that is corrected after the check keeps what
-- the table said: from its column, counted from 0, to that text.
alter table users
  add column old_number text collate "de-x-icu" unique,
  add column notes text collate "de-x-icu";
alter table import_row add column original_cells jsonb not null default '{}';
