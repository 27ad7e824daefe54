/** What a mail is written from, looked up at the moment it is sent. */
export type MailFacts =
  | { mail: "confirm-request"; to: string; firstName: string; serviceLabel: string; token: string }
  | {
      mail: "lead-bought-installer";
      to: string;
      contactName: string;
      serviceLabel: string;
      location: string;
      customer: { name: string; email: string; phone: string | null; postcode: string };
      description: string | null;
      balanceCredits: number;
    }
  | {
      mail: "lead-bought-customer";
      to: string;
      firstName: string;
      serviceLabel: string;
      company: { name: string; email: string; phone: string | null };
      /** Absent for leads that an administrator entered: their customers have no request page. */
      token?: string;
    }
  | {
      mail: "purchase-refunded";
      to: string;
      contactName: string;
      serviceLabel: string;
      location: string;
      priceCredits: number;
      reason: string;
    }
  | { mail: "confirm-email"; to: string; contactName: string; token: string }
  | { mail: "installer-approved" | "installer-reinstated"; to: string; contactName: string; companyName: string }
  | {
      mail: "installer-declined" | "installer-suspended";
      to: string;
      contactName: string;
      companyName: string;
      reason: string;
    };
