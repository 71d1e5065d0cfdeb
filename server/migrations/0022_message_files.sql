-- What is known of the file of a message besides its type and size: pixels as it is shown, seconds,
-- the loudness of a recording, and whether smaller pictures of it are stored beside it.

alter table message
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  add column duration double precision check (duration > 0 and duration <= 86400),
  add column wave smallint[] check (cardinality(wave) = 64 and 0 <= all (wave) and 100 >= all (wave)),
  add column thumbnails boolean not null default false,
  add constraint message_picture_size_check check ((width is null) = (height is null)),
  add constraint message_wave_of_sound_check check (wave is null or type = 'audio'),
  add constraint message_measures_check check (
    media_type is not null
    or (width is null and duration is null and wave is null and not thumbnails)
  );
