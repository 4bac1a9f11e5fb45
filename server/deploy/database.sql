-- A database and two roles, so that a hole in a server changes no table: the owner migrates, servers read and write rows.
--   sudo -u postgres psql -v owner_password=… -v server_password=… -f server/deploy/database.sql

create role asteria_owner login password :'owner_password';
create role asteria login password :'server_password';
create database asteria owner asteria_owner;
\connect asteria
revoke create on schema public from public;
grant all on schema public to asteria_owner;
grant usage on schema public to asteria;
create schema drizzle authorization asteria_owner;
grant usage on schema drizzle to asteria;
alter default privileges for role asteria_owner in schema public
  grant select, insert, update, delete on tables to asteria;
alter default privileges for role asteria_owner in schema public grant usage, select on sequences to asteria;
alter default privileges for role asteria_owner in schema drizzle grant select on tables to asteria;

-- Behind a pooler in transaction mode these cannot be sent with a connection.
alter role asteria set statement_timeout = '5s';
alter role asteria set lock_timeout = '2s';
alter role asteria set idle_in_transaction_session_timeout = '10s';
alter role asteria set timezone = 'UTC';
