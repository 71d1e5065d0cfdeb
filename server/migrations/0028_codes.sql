-- Codes for a new password and for signing in: one row while the code can be used.

-- Tries are counted by their source in `attempt`, and a used code has no row any more.
alter table sign_in_code
  drop column source,
  drop column tries,
  drop column used_at,
  -- For an unknown number the same work is done, and taken back: see ask-for-code.ts.
  alter column user_id drop not null;
