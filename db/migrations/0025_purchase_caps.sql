CREATE TABLE "purchase_caps" (
	"installer_id" text NOT NULL,
	"holder_kind" text NOT NULL,
	"holder" text NOT NULL,
	"leads_a_day" integer,
	"leads_a_week" integer,
	"credits_a_month" integer,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_caps_installer_id_holder_kind_holder_pk" PRIMARY KEY("installer_id","holder_kind","holder"),
	CONSTRAINT "purchase_caps_holder" CHECK ("purchase_caps"."holder_kind" in ('company', 'person', 'key')),
	CONSTRAINT "purchase_caps_not_negative" CHECK (least("purchase_caps"."leads_a_day", "purchase_caps"."leads_a_week", "purchase_caps"."credits_a_month") >= 0)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "is_capped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD COLUMN "bought_by" text;--> statement-breakpoint
ALTER TABLE "lead_purchases" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "purchase_caps" ADD CONSTRAINT "purchase_caps_installer_id_profiles_id_fk" FOREIGN KEY ("installer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_caps" ADD CONSTRAINT "purchase_caps_changed_by_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Rules of limits on buying (decision 24). Code FW008: a limit that the company has set itself is reached; the
-- constraint says whose and per what, the detail how much.

-- The first limit that one more purchase at this moment would pass, if any. Days, weeks from Monday and months are
-- London's. Purchases that predate the columns were made by the company's one user.
create function reached_purchase_cap(company text, person text, used_key uuid, moment timestamptz, price integer)
returns table (holder_kind text, per text, most integer) language plpgsql as $$
declare
  london timestamp := moment at time zone 'Europe/London';
begin
  return query
  with span as (
    select unit, date_trunc(unit, london) at time zone 'Europe/London' as begins,
           (date_trunc(unit, london) + ('1 ' || unit)::interval) at time zone 'Europe/London' as ends
      from unnest(array['day', 'week', 'month']) as unit
  ), cap as (
    select c.holder_kind as kind, c.holder, one.unit, one.highest
      from purchase_caps c, lateral (values
        ('day', c.leads_a_day), ('week', c.leads_a_week), ('month', c.credits_a_month)) as one(unit, highest)
     where c.installer_id = company and one.highest is not null
       and (c.holder_kind = 'company' or (c.holder_kind = 'person' and c.holder = person)
         or (c.holder_kind = 'key' and c.holder = used_key::text))
  )
  select cap.kind, cap.unit, cap.highest
    from cap join span on span.unit = cap.unit, lateral (
      select count(*) as leads, coalesce(sum(p.price_credits), 0) as credits
        from lead_purchases p
       where p.installer_id = company and p.purchased_at >= span.begins and p.purchased_at < span.ends
         and (cap.kind = 'company' or (cap.kind = 'person' and coalesce(p.bought_by, p.installer_id) = cap.holder)
           or (cap.kind = 'key' and p.api_key_id::text = cap.holder))
         and (cap.unit <> 'month' or not exists (
           select from credit_transactions t where t.cause_id = p.id and t.transaction_type = 'refund'))
    ) as bought
   where case cap.unit when 'month' then bought.credits + price else bought.leads + 1 end > cap.highest
   order by cap.kind, span.ends
   limit 1;
end $$;
--> statement-breakpoint

-- As before; whether any limit is set is read in the row that is locked anyway.
create or replace function check_purchase_gate() returns trigger language plpgsql as $$
declare
  company record;
  reached record;
begin
  select gate_version, is_capped into company from profiles where id = new.installer_id;
  if new.gate_version <> company.gate_version then
    raise exception 'what this company may buy has changed' using errcode = 'FW007';
  end if;
  if company.is_capped then
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

create function note_purchase_caps() returns trigger language plpgsql as $$
declare
  company text := coalesce(new.installer_id, old.installer_id);
begin
  update profiles set is_capped = exists (select from purchase_caps where installer_id = company) where id = company;
  return null;
end $$;
--> statement-breakpoint
create trigger purchase_caps_noted after insert or update or delete on purchase_caps
  for each row execute function note_purchase_caps();
--> statement-breakpoint
create trigger lead_purchases_buyer_stays before update of bought_by, api_key_id on lead_purchases
  for each row execute function refuse_change();
