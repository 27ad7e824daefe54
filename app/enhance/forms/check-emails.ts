/** Asks about slips in email addresses; what does it is only loaded where this part of the page has a field for one. */
export async function checkEmails(part: ParentNode): Promise<void> {
  const places = part.querySelectorAll<HTMLElement>(".meant-domain");
  if (places.length === 0) return;
  const { askForDomains } = await import("#app/enhance/forms/email-fields.ts");
  askForDomains(places);
}
