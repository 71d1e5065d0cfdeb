-- Which form the search text of a content has: the version of the form and the searched fields. A
-- start used to derive every text again only to find that nothing had changed.
alter table content add column search_form text not null default '';
