-- Reviews, their versions and acts only grow. Words, names and addresses of people can be taken away, nothing else.
create function check_review() returns trigger language plpgsql as $$
begin
  if not exists (select from lead_purchases where id = new.purchase_id
                    and (lead_id, installer_id) = (new.lead_id, new.installer_id))
     or not exists (select from reviews where id = new.first_of_customer and installer_id = new.installer_id
                       and first_of_customer = id) and new.first_of_customer <> new.id then
    raise exception 'a review is of a purchase and its company'
      using errcode = 'FW000', constraint = 'reviews_change';
  end if;
  return new;
end $$;
create trigger reviews_begin before insert on reviews for each row execute function check_review();
create trigger reviews_append_only before update or delete on reviews
  for each row execute function refuse_change();
create trigger reviews_no_truncate before truncate on reviews for each statement execute function refuse_change();

create function check_review_text() returns trigger language plpgsql as $$
begin
  if exists (select from jsonb_each(to_jsonb(old)) o join jsonb_each(to_jsonb(new)) n using (key)
              where o.value is distinct from n.value
                and not (o.key = any (tg_argv) and n.value = 'null'::jsonb)) then
    raise exception '% is append-only', tg_table_name using errcode = 'FW000', constraint = 'append_only';
  end if;
  return new;
end $$;
create trigger review_versions_append_only before update on review_versions
  for each row execute function check_review_text('words', 'first_name');
create trigger review_versions_no_delete before delete on review_versions
  for each row execute function refuse_change();
create trigger review_versions_no_truncate before truncate on review_versions
  for each statement execute function refuse_change();
create trigger review_acts_append_only before update on review_acts
  for each row execute function check_review_text('words', 'name', 'email', 'quoted', 'actor_id');
create trigger review_acts_no_delete before delete on review_acts
  for each row execute function refuse_change();
create trigger review_acts_no_truncate before truncate on review_acts
  for each statement execute function refuse_change();

-- Of a reply only its text changes.
create function check_review_reply() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.review_id, new.lead_id, new.installer_id, new.replied_at)
                            is distinct from (old.review_id, old.lead_id, old.installer_id, old.replied_at)
     or not exists (select from reviews where id = new.review_id and installer_id = new.installer_id) then
    raise exception 'a reply is of the company under review' using errcode = 'FW000', constraint = 'reviews_change';
  end if;
  return new;
end $$;
create trigger review_replies_change before insert or update on review_replies
  for each row execute function check_review_reply();
create trigger review_replies_no_delete before delete on review_replies
  for each row execute function refuse_change();
create trigger review_replies_no_truncate before truncate on review_replies
  for each statement execute function refuse_change();

-- What the last act that moves a review made of it: published, held, removed or withdrawn; null before the first.
create function review_state(review uuid) returns text language sql stable as $$
  select kind from review_acts
   where review_id = review and kind in ('published', 'held', 'removed', 'withdrawn')
   order by id desc limit 1
$$;

-- A withdrawn review stays withdrawn, a removed one comes back by a person alone, and what somebody paid for is never
-- shown.
create function check_review_move() returns trigger language plpgsql as $$
declare
  state text;
begin
  perform from reviews where id = new.review_id for update;
  state := review_state(new.review_id);
  if state = 'withdrawn'
     or new.kind = 'removed' and state = 'removed'
     or new.kind = 'held' and state = 'removed'
     or new.kind = 'published'
        and (state = 'published' or state = 'removed' and new.actor_id is null
             or exists (select from review_acts
                         where review_id = new.review_id and kind = 'held' and reason = 'offered')) then
    raise exception 'a review does not go from % to %', state, new.kind
      using errcode = 'FW000', constraint = 'reviews_move';
  end if;
  return new;
end $$;
create trigger review_acts_move before insert on review_acts
  for each row when (new.kind in ('published', 'held', 'removed', 'withdrawn')) execute function check_review_move();

-- A review is removed by a person of the desk who says why, and is disputed, reported or decided about while it is
-- public. A notice that it is unlawful is whole: who says so, which words, and why. Whatever decides or answers is about
-- an act of the same review.
create function check_review_act() returns trigger language plpgsql as $$
declare
  state text;
begin
  perform from reviews where id = new.review_id for update;
  state := review_state(new.review_id);
  if new.kind = 'removed'
     and (nullif(new.words, '') is null or not exists (select from admin_roles where user_id = new.actor_id))
     or new.kind in ('disputed', 'reported') and (state is distinct from 'published' or nullif(new.words, '') is null)
     or new.kind = 'reported' and new.reason = 'unlawful'
        and num_nulls(nullif(new.name, ''), nullif(new.email, ''), nullif(new.quoted, '')) > 0
     or new.kind in ('dispute_decided', 'report_decided')
        and (nullif(new.words, '') is null or not exists (select from admin_roles where user_id = new.actor_id))
     or new.kind in ('dispute_decided', 'report_decided', 'author_asked', 'author_answered')
        and not exists (select from review_acts
                         where id = new.about and review_id = new.review_id
                           and kind = any (case new.kind
                                             when 'dispute_decided' then '{disputed}'
                                             when 'report_decided' then '{reported}'
                                             else '{disputed,reported}' end::text[])) then
    raise exception 'a review has no % now', new.kind using errcode = 'FW000', constraint = 'reviews_act';
  end if;
  return new;
end $$;
create trigger review_acts_begin before insert on review_acts
  for each row when (new.kind in ('removed', 'disputed', 'reported', 'dispute_decided', 'report_decided',
                                  'author_asked', 'author_answered')) execute function check_review_act();

-- Since when the customer may review this purchase's company, at this moment; null while they may not. They chose it
-- once, whatever they did since, and the work is done, 60 days have passed since, or the company cannot do it: it has
-- withdrawn, is suspended or gone. Each of these opens the review for 12 months. The numbers are those of
-- config/limits/projects.ts.
create function review_open_since(purchase lead_purchases, moment timestamptz) returns timestamptz
language sql stable as $$
  with chosen as (
    select min(at) as at from project_events
     where lead_id = purchase.lead_id and purchase_id = purchase.id and kind = 'chosen'
  )
  select min(opening.at) from (
    select given_at as at from outcomes where purchase_id = purchase.id
    union all select chosen.at + interval '1440 hours' from chosen
    union all select event.at from chosen, project_events event
               where event.lead_id = purchase.lead_id and event.purchase_id = purchase.id
                 and event.kind = 'choice_left' and event.at >= chosen.at
    union all select greatest(chosen.at, purchase.ended_at) from chosen
               where chosen.at is not null and purchase.ended_reason = 'company_gone'
    union all select greatest(chosen.at, status_changed_at) from chosen, profiles
               where chosen.at is not null and profiles.id = purchase.installer_id and status = 'suspended'
  ) as opening
   where opening.at <= moment and opening.at + interval '12 months' > moment
$$;
