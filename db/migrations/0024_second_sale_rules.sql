-- Code FW009: the company has bought the same customer and service lately.

-- As domain/contact/mailbox.ts, for leads that administrators entered before.
with address as (
  select id, split_part(split_part(customer_email, '@', 1), '+', 1) as name, split_part(customer_email, '@', 2) as host
    from leads
   where customer_mailbox is null and anonymised_at is null
)
update leads
   set customer_mailbox = case when host in ('gmail.com', 'googlemail.com')
                               then replace(name, '.', '') || '@gmail.com' else name || '@' || host end
  from address
 where address.id = leads.id;
--> statement-breakpoint

-- As isForDrama in domain/contact/phone.ts: nobody has such a number, and demonstrations use them for many customers.
create function is_for_drama(phone text) returns boolean language sql immutable as $$
  select phone ~ '^\+44(7700900\d{3}|1632960\d{3}|11[3-8]4960\d{3}|1[2-6]14960\d{3}|1914980\d{3}|2079460\d{3}|2896496\d{3}|2920180\d{3}|8081570\d{3}|3069990\d{3})$'
$$;
--> statement-breakpoint

-- Part of the purchase's statement. Takes the row of the ledger that paid for it, so that the company's row is locked
-- by then and its earlier purchases are all to be seen. A refunded one does not count.
create function is_first_sale(spend bigint, lead uuid, company text, since timestamptz, service text, mailbox text,
                              phone text) returns boolean
language plpgsql as $$
begin
  if exists (
    select from leads other
      join lead_purchases earlier on earlier.lead_id = other.id and earlier.installer_id = company
     where other.customer_mailbox = mailbox and other.service_type = service
       and other.id <> lead and earlier.purchased_at > since
       and not exists (select from credit_transactions
                        where cause_id = earlier.id and transaction_type = 'refund')
  ) or (not is_for_drama(phone) and exists (
    select from leads other
      join lead_purchases earlier on earlier.lead_id = other.id and earlier.installer_id = company
     where other.customer_phone = phone and other.service_type = service
       and other.id <> lead and earlier.purchased_at > since
       and not exists (select from credit_transactions
                        where cause_id = earlier.id and transaction_type = 'refund')
  )) then
    raise exception 'this company has bought the same customer and service lately' using errcode = 'FW009';
  end if;
  return true;
end $$;
