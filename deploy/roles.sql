-- Two roles: one owns the tables and changes them (maestre database upgrade, restore), the other reads and writes rows (serve, worker) and can do nothing else.
-- As a superuser, in the database of the server; it may be run again, and hands over tables that belonged to another:
--   psql --dbname=maestre --variable=owner_password=… --variable=app_password=… --file=deploy/roles.sql
-- Afterwards, as the owner: maestre database upgrade --grant maestre_app

\set ON_ERROR_STOP on
\if :{?owner} \else \set owner maestre_owner \endif
\if :{?app} \else \set app maestre_app \endif

select format('create role %I', name) from unnest(array[:'owner', :'app']) as wanted (name)
 where not exists (select from pg_roles where rolname = name) \gexec

alter role :"owner" with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'owner_password';
alter role :"app" with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'app_password';

alter database :"DBNAME" owner to :"owner";
alter schema public owner to :"owner";
select format('alter table public.%I owner to %I', tablename, :'owner') from pg_tables
 where schemaname = 'public' and tableowner <> :'owner' \gexec

revoke all on database :"DBNAME" from public;
revoke create on schema public from public;
grant connect on database :"DBNAME" to :"app";
