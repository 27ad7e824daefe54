ALTER TABLE "leads" ADD COLUMN "customer_recurs" boolean DEFAULT false NOT NULL;--> statement-breakpoint

-- Marks a lead and all others of its customer. Those that go on sale as they are written, an administrator's, do so one
-- after another, so that each sees those before it: each waits at the end of its transaction, where it keeps others
-- waiting least. A customer's request is confirmed long after it was written, and is looked at both times.
create function mark_recurring_customer() returns trigger language plpgsql as $$
declare
  others uuid[];
begin
  if tg_op = 'INSERT' and new.status = 'available' then perform pg_advisory_xact_lock(7003); end if;
  others := array(
    select id from leads where customer_mailbox = new.customer_mailbox and id <> new.id
    union
    select id from leads where customer_phone = new.customer_phone and id <> new.id
                           and not is_for_drama(new.customer_phone)
  );
  if others <> '{}' then
    update leads set customer_recurs = true where id = any (others || new.id) and not customer_recurs;
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger leads_recur_when_written after insert on leads deferrable initially deferred
  for each row execute function mark_recurring_customer();
--> statement-breakpoint
create trigger leads_recur_when_corrected after update of customer_mailbox, customer_phone on leads
  for each row execute function mark_recurring_customer();
--> statement-breakpoint
create trigger leads_recur_when_confirmed after update of status on leads
  for each row when (old.status = 'unconfirmed' and new.status = 'available') execute function mark_recurring_customer();
--> statement-breakpoint
update leads set customer_recurs = true
 where id in (
   select id from (select id, count(*) over (partition by customer_mailbox) as times from leads
                    where customer_mailbox is not null) as by_mailbox where times > 1
   union
   select id from (select id, count(*) over (partition by customer_phone) as times from leads
                    where customer_phone is not null and not is_for_drama(customer_phone)) as by_phone where times > 1
 );
