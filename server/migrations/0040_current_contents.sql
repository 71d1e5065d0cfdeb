-- Every new order looks for the terms that are in force. Their texts are long, and former versions stay.
create index content_current on content (resource) where data ->> 'state' in ('published', 'scheduled');
