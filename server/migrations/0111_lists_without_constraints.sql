-- A kind, a state or a language is declared once, in the code, and a new one needs no migration. What is
-- written is checked by types and at the API, and what is stored when the server starts
-- (server/stored-members.ts). Constraints that are rules stay, such as those between two columns.

alter table archive_damages drop constraint archive_damages_finding_check;
alter table campaign
  drop constraint campaign_kind_check,
  drop constraint campaign_purpose_check,
  drop constraint campaign_state_check;
alter table content_revision drop constraint content_revision_action_check;
alter table conversation drop constraint conversation_state_check;
alter table daily_use drop constraint daily_use_kind_check;
alter table import_row
  drop constraint import_row_decision_check,
  drop constraint import_row_outcome_check,
  drop constraint import_row_verdict_check;
alter table import_run drop constraint import_run_state_check;
alter table invoices
  drop constraint invoices_kind_check,
  drop constraint invoices_status_check;
alter table orders
  drop constraint orders_bill_customer_kind_check,
  drop constraint orders_bill_goods_role_check,
  drop constraint orders_bill_to_check,
  drop constraint orders_customs_category_check,
  drop constraint orders_customs_id_kind_check,
  drop constraint orders_delivery_check,
  drop constraint orders_payment_check,
  drop constraint orders_price_basis_check,
  drop constraint orders_trip_group_check;
alter table outbox
  drop constraint outbox_encoding_check,
  drop constraint outbox_language_check,
  drop constraint outbox_purpose_check,
  drop constraint outbox_status_check;
alter table parcel_scans
  drop constraint parcel_scans_mode_check,
  drop constraint parcel_scans_state_before_check;
alter table parcels drop constraint parcels_state_check;
alter table prints drop constraint prints_kind_check;
alter table sign_in_code drop constraint sign_in_code_purpose_check;
alter table trips drop constraint trips_name_check;
alter table users
  drop constraint users_language_check,
  drop constraint users_status_check;
