-- Spreads the tables that grow with use over the machines of Citus, an extension of Postgres. Once, as the owner of the tables, after the
-- migrations, with the servers stopped: psql -v ON_ERROR_STOP=1 -f server/db/distribute.sql
-- Every table of the schema stands here once; a test holds the list, the keys and the statements to it.

begin;

-- On every machine: the rows of users, which those of the distributed tables refer to. They are found by number and by name, too.
select create_reference_table('users');

-- By user: all rows of a user are on one machine.
select create_distributed_table('activities', 'user_id');
select create_distributed_table('point_entries', 'user_id');
select create_distributed_table('user_badges', 'user_id');
select create_distributed_table('letters', 'user_id');
select create_distributed_table('letter_memories', 'user_id');
select create_distributed_table('journal_entries', 'user_id');
select create_distributed_table('journal_versions', 'user_id');
select create_distributed_table('journal_namespaces', 'user_id');
select create_distributed_table('saved_lucky_numbers', 'user_id');
select create_distributed_table('chart_readers', 'user_id');
select create_distributed_table('birth_charts', 'user_id');
select create_distributed_table('consents', 'user_id');
select create_distributed_table('account_events', 'user_id');
select create_distributed_table('notice_settings', 'user_id');
select create_distributed_table('match_answers', 'user_id');

commit;

-- On the first machine alone, as they are:
-- local sessions: found by the secret of a cookie
-- local verification_codes: of a session, before there is a user
-- local phone_grants: of a session, before there is a user
-- local passkeys: found by the id of a credential
-- local passkey_challenges: of a session, found by the challenge
-- local push_subscriptions: of a session, found by the address of a device
-- local calendar_feeds: found by the token of an address
-- local subscribers: found by an e-mail address, some without a user
-- local match_invitations: found by the token of a link
-- local matches: of two users
-- local match_sides: of two users, written with their match
-- local match_makings: of two users, found by the hash of both
-- local match_blocks: of two users, found by the hash of both
-- local find_yourself_games: added to the counters together, whoever played
-- local find_yourself_counters: of all players
-- local find_yourself_weeks: of all players
-- local due_work: claimed by the time at which it is due, whoever it is for
-- local notice_plans: claimed by the time at which they are due; one row a user
-- local notice_holders: of processes
-- local notice_bells: of the version before, emptied by this one
-- local notices: of the version before, emptied by this one
-- local rate_limits: counts by rule and caller, also of visitors
-- local data_keys: of the installation
-- local data_forms: of the installation
-- local hash_keys: of the installation
-- local installations: of the installation
-- local deletions: of accounts that are gone
