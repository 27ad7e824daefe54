-- An appeal stays as it was made, but for words that go with the details of whoever asked.
create function check_appeal_change() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'words') is distinct from (to_jsonb(old) - 'words') or new.words is not null then
    raise exception 'an appeal stays as it was made' using errcode = 'FW000', constraint = 'append_only';
  end if;
  return new;
end $$;
create trigger appeals_change before update on appeals for each row execute function check_appeal_change();
create trigger appeals_no_delete before delete on appeals for each row execute function refuse_change();
create trigger appeals_no_truncate before truncate on appeals for each statement execute function refuse_change();
create trigger appeal_decisions_append_only before update or delete on appeal_decisions
  for each row execute function refuse_change();
create trigger appeal_decisions_no_truncate before truncate on appeal_decisions
  for each statement execute function refuse_change();
create trigger appeal_files_stay before update on appeal_files for each row execute function refuse_change();

-- Whether somebody other than this administrator may decide about such an appeal of a company: one with a role for
-- it (domain/roles.ts) who does not work there.
create function another_may_decide(kind text, but text, company text) returns boolean language sql stable as $$
  select exists (
    select from admin_roles held
     where held.user_id <> but
       and held.role in ('owner', case when kind in ('suspension', 'buying_held') then 'vetting' else 'support' end)
       and not exists (select from company_members member
                        where member.user_id = held.user_id and member.installer_id = company
                          and member.ended_at is null))
$$;

-- The company that an appeal is about: the one that asks, or the one under the review.
create function company_of_appeal(appeal appeals) returns text language sql stable as $$
  select coalesce(appeal.installer_id, (
    select reviews.installer_id from review_acts join reviews on reviews.id = review_acts.review_id
     where review_acts.id = case when appeal.kind = 'review' and appeal.subject ~ '^[0-9]{1,18}$'
                                 then appeal.subject::bigint end))
$$;

-- Whoever made the first decision doesn't make the second while another can; time decides only once it is over, and
-- never about suspensions or reviews.
create function check_appeal_decision() returns trigger language plpgsql as $$
declare
  appeal appeals;
begin
  select * into appeal from appeals where id = new.appeal_id;
  if new.decided_by is null and (new.decided_at < appeal.decide_by or appeal.kind in ('suspension', 'review')) then
    raise exception 'time has not decided about this appeal' using errcode = 'FW000', constraint = 'appeals_decide';
  end if;
  if new.decided_by = appeal.against and another_may_decide(appeal.kind, appeal.against, company_of_appeal(appeal)) then
    raise exception 'another administrator decides' using errcode = 'FW000', constraint = 'appeals_decide';
  end if;
  return new;
end $$;
create trigger appeal_decisions_decide before insert on appeal_decisions
  for each row execute function check_appeal_decision();

-- A hold is released once, and otherwise stays as it was said. Buying depends on it, so it counts as a change of the
-- gate.
create function check_hold_change() returns trigger language plpgsql as $$
begin
  if old.released_at is not null or new.released_at is null
     or (new.id, new.installer_id, new.reason, new.held_at, new.held_by)
        is distinct from (old.id, old.installer_id, old.reason, old.held_at, old.held_by) then
    raise exception 'a hold is released once' using errcode = 'FW000', constraint = 'append_only';
  end if;
  return new;
end $$;
create trigger buying_holds_change before update on buying_holds for each row execute function check_hold_change();
create trigger buying_holds_no_delete before delete on buying_holds for each row execute function refuse_change();
create trigger buying_holds_no_truncate before truncate on buying_holds
  for each statement execute function refuse_change();
create function note_hold() returns trigger language plpgsql as $$
begin
  update profiles set buying_held_at = case when new.released_at is null then new.held_at end,
         gate_version = gate_version + 1
   where id = new.installer_id;
  return null;
end $$;
create trigger buying_holds_move_gate after insert or update on buying_holds
  for each row execute function note_hold();
