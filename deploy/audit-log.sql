-- Gives the log of the desk an owner of its own, so that whoever has the application's role can only read it and add to it.
-- Once, by a superuser, after the first start:   sudo -u postgres psql -d amigo -f deploy/audit-log.sql
-- `amigo` is the database, and the role of DATABASE_URL.
begin;
create role amigo_owner nologin;
alter database amigo owner to amigo_owner;
grant connect, create, temporary on database amigo to amigo;
grant usage, create on schema public to amigo;
alter function refuse_audit_change() owner to amigo_owner;
alter table audit_entry owner to amigo_owner;
grant select, insert on audit_entry to amigo;
grant select on sequence audit_entry_id_seq to amigo;
commit;
