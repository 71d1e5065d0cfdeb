-- What customs asks of a consignment: why it is sent, who sends it, what carries it, and in which
-- languages the declaration is captioned besides German and French. Numbers of identity documents
-- are neither searched nor indexed.
alter table orders
  add column customs_category text check (customs_category in ('gift', 'personalEffects', 'return', 'sale')),
  add column customs_id_kind text check (customs_id_kind in ('identityCard', 'passport', 'residencePermit')),
  add column customs_id_number text check (char_length(customs_id_number) <= 20),
  add column customs_recipient_cin text check (char_length(customs_recipient_cin) <= 9),
  add column customs_vehicle text,
  add column customs_passage date,
  add column customs_captions jsonb not null default '[]';
