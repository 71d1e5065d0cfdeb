-- A campaign may try several ways to reach a person, in their order; null where its kind says how.
alter table campaign
  add column channels jsonb check (jsonb_typeof(channels) = 'array');

-- The file of a broadcast is kept as long as its campaign.
create index campaign_of_file on campaign ((message ->> 'content')) where message ? 'mediaType';
