-- Files of invoices are kept for as long as something names them: the drawn document, and the
-- picture that was the company's logo on the day of issue.

alter table invoices add column logo_file text;

create unique index invoices_pdf_file on invoices (pdf_file) where pdf_file is not null;
create index invoices_logo_file on invoices (logo_file) where logo_file is not null;
-- Documents that a process left undrawn when it died.
create index invoices_undrawn on invoices (id) where pdf_file is null;
