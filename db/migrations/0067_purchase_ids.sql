-- Browsers and programs choose the ids of purchases and outlines, and an outline becomes a purchase of its own id. A
-- purchase and an outline have one id only where the one was picked, and only then does a limit on buying not count.

create or replace function check_purchase_gate() returns trigger language plpgsql as $$
declare
  company record;
  reached record;
  is_picked boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
  select status = 'picked' and lead_id = new.lead_id and installer_id = new.installer_id into is_picked
    from outlines where id = new.id;
  if not is_picked then
    raise exception 'an outline has this id' using errcode = 'FW015', constraint = 'purchases_outline_id';
  end if;
  select gate_version, is_capped into company from profiles where id = new.installer_id;
  if new.gate_version <> company.gate_version then
    raise exception 'what this company may buy has changed' using errcode = 'FW007';
  end if;
  if company.is_capped and is_picked is null then
    select * into reached from reached_purchase_cap(
      new.installer_id, new.bought_by, new.api_key_id, new.purchased_at, new.price_credits);
    if found then
      raise exception 'a limit on buying is reached' using errcode = 'FW008',
        constraint = reached.holder_kind || '_' || reached.per, detail = reached.most::text;
    end if;
  end if;
  return new;
end $$;
--> statement-breakpoint

-- As before, and its id is no purchase’s.
create or replace function admit_outline() returns trigger language plpgsql as $$
declare
  company record;
  reached record;
begin
  if new.status <> 'waiting' then
    raise exception 'an outline begins by waiting' using errcode = 'FW015', constraint = 'outlines_begin';
  end if;
  -- A seventh is refused by the lead's own constraint.
  update leads set outlines_waiting = outlines_waiting + 1
   where id = new.lead_id and sharing = 'on_pick' and status = 'available' and expires_at > new.sent_at;
  if not found then
    raise exception 'this lead takes no outlines' using errcode = 'FW015', constraint = 'outlines_lead';
  end if;
  if exists (select from outlines where lead_id = new.lead_id and installer_id = new.installer_id and status <> 'lapsed')
     or (select count(*) from outlines where lead_id = new.lead_id and installer_id = new.installer_id) >= 2 then
    raise exception 'this company has sent its outline' using errcode = 'FW015', constraint = 'outlines_again';
  end if;
  if (select count(*) from outlines where lead_id = new.lead_id) >= 12 then
    raise exception 'no more than twelve outlines ever' using errcode = 'FW015', constraint = 'outlines_ever';
  end if;
  select credits, held_credits, disputed_credits, gate_version, is_capped, status into company
    from profiles where id = new.installer_id for no key update;
  if not found or company.status <> 'approved' then
    raise exception 'this installer may not spend credits' using errcode = 'FW001';
  end if;
  if company.credits + company.held_credits < company.disputed_credits then
    raise exception 'what a dispute asks back is not covered' using errcode = 'FW005';
  end if;
  if new.gate_version <> company.gate_version then
    raise exception 'what this company may buy has changed' using errcode = 'FW007';
  end if;
  if company.is_capped then
    select * into reached from reached_purchase_cap(
      new.installer_id, new.sent_by, new.api_key_id, new.sent_at, new.price_credits);
    if found then
      raise exception 'a limit on buying is reached' using errcode = 'FW008',
        constraint = reached.holder_kind || '_' || reached.per, detail = reached.most::text;
    end if;
  end if;
  -- Last of all locks, here and where a purchase is inserted, so that nobody who holds it waits.
  perform pg_advisory_xact_lock(hashtextextended(new.id::text, 0));
  if exists (select from lead_purchases where id = new.id) then
    raise exception 'a purchase has this id' using errcode = 'FW015', constraint = 'outlines_purchase_id';
  end if;
  return new;
end $$;
