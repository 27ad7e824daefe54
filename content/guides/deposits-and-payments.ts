import { costs, grants, inPounds } from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { heatPumpCost, solarCost } from "#content/service-pages/common-facts.ts";
import { boilerUpgradeAirSource } from "#content/service-pages/grant-notes.ts";

const JOB = 6000;
/** Shares of the price: covered by deposit insurance, and an earlier code's limit on deposit and advance. */
const share = { insured: 0.25, advance: 0.6 };
const insurance = { most: 5000, days: 120 };
const yours = costs.heatPump - grants.airSource;
const depositOnFullPrice = share.insured * costs.heatPump;

export const depositsAndPayments: Guide = {
  slug: "deposits-and-payments",
  title: "Deposits and stage payments: what is fair to ask",
  description:
    "How much to pay before the work starts, when the rest is due, what deposit insurance and a credit card really protect, and what to do if it goes wrong.",
  heading: "Deposits and payments",
  answer: [
    `Pay at most a quarter of the price when you sign, most of it when the goods have arrived or the work is done, and keep some back until you have the certificates. On a job of ${inPounds(JOB)} that is a deposit of no more than ${inPounds(share.insured * JOB)}.`,
    "Put at least part of it on a credit card, ask which insurance covers the deposit, and wait for that insurer’s own letter. Don’t pay anyone who asks for the whole sum before the day, for cash, or for a transfer to someone else’s account.",
  ],
  sections: [
    {
      heading: "What a deposit is for",
      paragraphs: [
        "It reserves a date and pays for goods ordered for you. Panels, inverters and batteries are stock items that can go to another customer, so a company with credit at its wholesaler doesn’t need your money for weeks. An unusual cylinder or a drilling rig for a ground loop is a better reason.",
        "No law sets a figure, but codes and insurers do, and most of them stop at a quarter. A smaller company may need more than a larger one; if so, ask how the deposit is protected.",
      ],
      chart: {
        title: `Paid before anything works, of ${inPounds(JOB)}`,
        head: ["Payment plan", "At risk"],
        bars: [
          { label: "Deposit of 10%", value: 0.1 * JOB, words: inPounds(0.1 * JOB) },
          {
            label: "Deposit of 25%",
            value: share.insured * JOB,
            words: inPounds(share.insured * JOB),
            isKey: true,
          },
          { label: "Deposit, then 60% on delivery", value: share.advance * JOB, words: inPounds(share.advance * JOB) },
          { label: "Everything before the day", value: JOB, words: inPounds(JOB) },
        ],
      },
    },
    {
      heading: "Stage payments",
      paragraphs: [
        "Tie each payment to something you can see, not to a date. If the scaffolding is late, so is the payment. Three stages are plenty for solar panels; a heat pump with new radiators may have four.",
      ],
      points: [
        "At signing: the deposit, against a receipt that names the job",
        "When the goods are on your premises, or when work begins: the next part",
        "When the system runs and you have been shown how: most of what is left",
        "When you have the certificate, network notice and warranties: the last 5 or 10%",
      ],
    },
    {
      heading: "Why the last tenth matters",
      paragraphs: [
        `The paperwork is what people wait for longest. Without the MCS certificate no supplier has to pay you for export, and without the electrical certificate you may have trouble when you sell. A tenth of ${inPounds(JOB)} is ${inPounds(0.1 * JOB)}, enough to get a form filled in quickly. Agree it when you sign. If you hold money back later, against the contract, you are in the wrong.`,
        "If something small is unfinished on the last day, write down together what it is, what it is worth and when it will be done, and pay the rest. That is fairer than keeping back thousands over a missing tile, and you will have it in writing if you disagree later.",
      ],
    },
    {
      heading: "With a grant, work from what you pay yourself",
      paragraphs: [
        `The Boiler Upgrade Scheme pays the installer, who takes it off your bill. At the median price of ${inPounds(costs.heatPump)} and a grant of ${inPounds(grants.airSource)} your own part is ${inPounds(yours)}. A quarter of that is ${inPounds(share.insured * yours)}. A quarter of the full price would be ${inPounds(depositOnFullPrice)}, or ${Math.round((100 * depositOnFullPrice) / yours)}% of all that you will pay.`,
        "Also ask what happens if the grant is refused after you sign. The contract should let you cancel and get your deposit back. If it says that you owe the full price instead, have that taken out.",
      ],
    },
    {
      heading: "What a credit card does",
      paragraphs: [
        "Section 75 of the Consumer Credit Act makes the card company liable together with the seller, if the contract is broken or you were misled. The item must cost more than £100 and no more than £30,000. You need not have paid all of it by card: the deposit is enough, and the claim can be for the whole loss. You may go straight to the card company without suing anyone first.",
        "There are limits. The card and the contract have to be yours, and the money has to go to the company you have the contract with; paying through a middleman can break the link. It can be disputed what counts as one item of a large job, so ask for one price for the whole system. Finance arranged by the installer can carry the same right; a personal loan from your own bank does not.",
        "No such law covers debit cards. Banks run a scheme called chargeback, which has time limits and returns at most what you paid. Bank transfers have neither, though there are reimbursement rules for fraud.",
      ],
    },
    {
      heading: "Deposit insurance: three numbers to check",
      paragraphs: [
        `Two schemes that cover home improvements, HIES and HICS, describe theirs in the same way: up to ${100 * share.insured}% of the contract’s value, for ${insurance.days} days. HICS names a limit of ${inPounds(insurance.most)}; HIES has published that figure and a higher one at different times. Both say that anything beyond that paid before completion is at your own risk.`,
        "The days matter as much as the percentage. If the network operator’s permission or the scaffolding takes five months, the cover may run out while the company still has your money. Ask to pay later or to renew the policy. HICS adds that nothing is covered until it has written to you, and asks you to get in touch if no letter has come within five working days of signing.",
        `The Renewable Energy Consumer Code held deposits to ${100 * share.insured}% in an earlier edition, and deposit and advance together to ${100 * share.advance}%, not sooner than three weeks before delivery. Read the edition in force on its site. MCS no longer requires installers to join a code, so ask whether yours is a member and check the code’s own list.`,
      ],
    },
    {
      heading: "Your 14 days",
      paragraphs: [
        "A contract that you agree at home, online or by telephone can usually be cancelled within 14 days, without a reason. For goods that are delivered the days run from the delivery, and for services from the agreement; for a job that is both, ask in writing which applies. You must get your money back within 14 days of your notice, or of returning the goods.",
        "If you ask for work to begin inside that time and then cancel, you may have to pay for what was done. The request to start early may be among the other papers you sign. Read what you initial, and cross it out unless you are in a hurry too. If nobody told you about the right to cancel, it lasts up to a year longer.",
      ],
    },
    {
      heading: "When not to pay",
      paragraphs: ["None of these proves dishonesty, but if you see one, stop and ring someone you trust."],
      points: [
        "A discount that ends tonight if the deposit is paid",
        "An account in a private name, or one that differs from the name on the contract",
        "A price “for cash”, without an invoice",
        "A deposit before any survey, or before the design exists",
        "A company with no address, or a new one that took over the old one’s vans and name",
        "A grant that you get only if you pay a fee first",
      ],
    },
    {
      heading: "If the company fails",
      paragraphs: [
        "Look it up at Companies House on the day you hear of it; the entry shows whether an administrator or a liquidator has been named. Write at once to that person, the card company, the insurer and the code: some policies must be told within 30 days. As an unsecured customer you are among the last creditors and seldom get much back from the company itself.",
        "You are safer with goods that have been delivered and paid for. Have the invoice say that they are yours once delivered. Keep the photographs, messages and design: another company can finish a documented job and will charge far more for one that isn’t.",
      ],
    },
  ],
  facts: [
    solarCost,
    heatPumpCost,
    {
      label: boilerUpgradeAirSource.name,
      value: boilerUpgradeAirSource.amount,
      note: boilerUpgradeAirSource.who,
      source: boilerUpgradeAirSource.source,
      asOf: boilerUpgradeAirSource.asOf,
      restsOn: boilerUpgradeAirSource.restsOn,
    },
    {
      label: "Deposit insurance from a home improvement scheme",
      value: `${100 * share.insured}% of the contract, up to ${inPounds(insurance.most)}, for ${insurance.days} days`,
      note: "Only once the scheme has confirmed your registration. Terms differ and change; read your own certificate.",
      source: "HICS, What we do",
      asOf: "23 November 2026",
      restsOn: ["rules.deposit"],
    },
  ],
  faq: [
    {
      question: "Is a deposit paid to Fairwatt?",
      answer:
        "No. Asking for quotes here costs you nothing, and we never take money for an installation. Your contract and every payment are between you and the installer you choose.",
    },
    {
      question: "May I pay by credit card if they add a fee?",
      answer:
        "A business may not add a surcharge when a consumer pays by debit or credit card. It doesn’t have to accept cards at all; if it doesn’t, ask whether it will take just the deposit by card.",
    },
    {
      question: "What if I change my mind after the 14 days?",
      answer:
        "Then it depends on the contract. A term that lets a company keep a deposit far above its real loss can be unfair under the Consumer Rights Act 2015. Ask for its costs in writing and offer to pay those.",
    },
    {
      question: "Should I pay a fee for the survey?",
      answer:
        "It can be fair for a full heat-loss survey, if you keep the result and the fee comes off the price if you go ahead. Don’t pay for a look at the roof from the pavement.",
    },
  ],
  sources: [
    {
      publisher: "legislation.gov.uk",
      title: "Consumer Credit Act 1974, section 75",
      date: "1974, as amended",
      url: "https://www.legislation.gov.uk/ukpga/1974/39/section/75",
    },
    {
      publisher: "Chartered Trading Standards Institute",
      title: "Section 75, Consumer Credit Act 1974",
      date: "read 23 November 2026",
      url: "https://tradingstandards.org.uk/Section75-ConsumerCreditAct1974",
    },
    {
      publisher: "legislation.gov.uk",
      title: "Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013",
      date: "2013, as amended",
      url: "https://www.legislation.gov.uk/uksi/2013/3134/contents",
    },
    {
      publisher: "HICS",
      title: "What we do: deposit and stage-payment protection",
      date: "read 23 November 2026",
      url: "https://www.hicsscheme.org.uk/what-we-do/",
    },
    {
      publisher: "HIES",
      title: "Deposit and stage payment protection",
      date: "read 23 November 2026",
      url: "https://www.hiesscheme.org.uk/what-we-do/deposit-and-stage-payment-protection/",
    },
    {
      publisher: "Renewable Energy Consumer Code",
      title: "The Consumer Code; its figures as quoted in an earlier edition",
      date: "edition of October 2014 and earlier",
      url: "https://www.recc.org.uk/scheme/consumer-code",
    },
    {
      publisher: "MCS",
      title: "Scheme redevelopment: outcome of the consultation",
      date: "2023, in force since 2025",
      url: "https://mcscertified.com/scheme-consultation/",
    },
  ],
  writtenOn: "2026-11-23",
  services: ["solar-panels", "battery-storage", "heat-pumps"],
  areas: ["manchester", "sheffield", "essex"],
};
