/** Attempts by companies and customers to bypass us before the pick. Written by hand. */
export const invitations: readonly string[] = `
What is your house number and street, and your surname?
What's your address?
Please tell me your full name
Could you send us your postcode?
Can you give me your phone number?
Could I have your mobile number please
May we have your e-mail?
We need your full address for the survey
I need your surname to look it up
Send me your email address.
Please share your contact details
Please leave your number.
What is the best way, and your phone number?
Where do you live?
Where exactly are you based?
Where is your house?
Which road do you live on?
What street are you on?
What number are you?
What is your company's name and your website?
How can we reach you?
How do I contact you?
May I call you?
Can we ring you tomorrow?
Google us
Search for us online
Look us up
See our website
Find me on Facebook
find us on instagram
Look for Ostrander on Facebook
Search for Kestrelmoor Roofs on Google
Add me on WhatsApp
Look for Sam Ostrander over Linkedin
We are in Acacia Avenue
The house is on Station Road.
Ask at Mill Lane
`
  .trim()
  .split("\n");

/** Messages about the work, which must pass. */
export const innocentTalk: readonly string[] = `
Is the scaffold in it?
Yes, for two days.
What is your roof made of?
What is your budget?
What are your plans for the loft?
What is your phone signal like at the meter?
What is your number of bedrooms?
Can you send a photo of your fuse board here?
Could you tell us your yearly use in kWh?
Please confirm your roof faces south
We need your meter reading in kWh
Can we visit you in January?
How can we help you?
How do you heat the house?
How do you want to pay?
Where is your meter?
Where do you want the battery?
Which way does the house face?
What number of panels fits?
Do you have a street lamp near the roof?
Is your street wide enough for a lorry?
Is the price firm?
Do you find us too expensive?
We find the roof on Google maps hard to see
Would you add the battery on the same day?
Does the offer include bird mesh?
South roof, two days of scaffold.
Ten panels of 440 W
Your outline is below the others. Why?
What does it cost to add a charger?
We look for a start in March.
When could you start?
We have fitted 200 systems since 2015
Contact details come with being picked
You get our address once you pick us
Is your price with VAT?
What is your guarantee, and your insurance?
What is your lead time?
`
  .trim()
  .split("\n");
