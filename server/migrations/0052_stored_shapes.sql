-- What the definitions said of the stored values when the server last started: a start whose
-- definitions would hide or lose some of them is rejected (server/resources/stored-values).
create table stored_shape (
  store text primary key,
  shape text not null
);
