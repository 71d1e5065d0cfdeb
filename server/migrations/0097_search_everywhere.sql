-- The search at the top of the back office finds messages by their words, and issued invoices by
-- number, customer and order, whatever the number of rows.

-- The words of a message as they are searched, as in the tables of orders and users. A start derives
-- those that are missing or of an older form, a few rows at a time.
alter table message
  add column search text not null default '',
  add column search_form smallint not null default 0;
create index message_search on message using gin (search gin_trgm_ops);
create index message_old_search on message (id) where search_form < 2;
create index message_by_age on message (created_at desc, id desc);

-- Like `fold` in domain/fold.ts. What is frozen when an invoice is issued gets no column of its own.
create function folded(written text) returns text language sql immutable strict parallel safe as $$
  select replace(translate(
    regexp_replace(
      normalize(lower(written collate "und-x-icu"), NFD),
      '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]', '', 'g'
    ),
    'ٱىةگڭݣøł', 'ايهكككol'
  ), 'ß', 'ss')
$$;
create index invoices_search on invoices
  using gin (folded(number || ' ' || customer_name || ' ' || order_code) gin_trgm_ops);

-- In a database whose character type is C, as the embedded one is, pg_trgm finds no trigrams in Arabic
-- letters, and a search for an Arabic word would read every row. So the Arabic words of a searched
-- text are indexed in other letters, one for each; what is found is compared with the text itself.
create function arabic_in_latin(searched text) returns text
language sql immutable strict parallel safe as $$
  select translate(
    regexp_replace(searched, '[^ءابتثجحخدذرزسشصضطظعغفقكلمنهوي]+', ' ', 'g'),
    'ءابتثجحخدذرزسشصضطظعغفقكلمنهوي', 'abcdefghijklmnopqrstuvwxyz012'
  )
$$;
create index orders_arabic on orders using gin (arabic_in_latin(search) gin_trgm_ops);
create index users_arabic on users using gin (arabic_in_latin(search) gin_trgm_ops);
create index message_arabic on message using gin (arabic_in_latin(search) gin_trgm_ops);
create index invoices_arabic on invoices
  using gin (arabic_in_latin(folded(number || ' ' || customer_name || ' ' || order_code)) gin_trgm_ops);
