/** Messages whose words say nothing about their writer: one per line, written by hand. */
export const innocentWords: readonly string[] = `
MCS
MCS certified please
at the back of the house
South-facing roof, no shade.
Look at the roof at noon; meet us at home.
Me and my wife are in at weekends.
We would like to go green.
Green energy matters to us
The Green Homes Grant, is it still open?
A green roof over the garage
On the village green
Green Deal assessment done years ago
Is green hydrogen an option?
Octopus Green tariff
We want to be greener
House with a slate roof
Heat pump or heat battery
Heat is lost through the roof
Solar, heat pump, battery: in that order
White render, brown tiles, grey slates
Our price range is open
What price should we expect?
The price is what matters
Best price wins
Long drive, short garden
The long wall faces west
Young family, old boiler
Hall, kitchen and porch are cold
The hall is cold
Field at the back, lane at the front
Woods behind us
Stone walls, no cavity
Church next door, conservation area
Grade II listed
In the conservation area, I think
Next to the pub
Near the station
Opposite the school
At the end of the lane
On a quiet street
On a private road
Private drive, parking for vans
Narrow lane, no lorries
Busy main road
The street is steep
Terrace on the first floor
End terrace with a side return
Mid terrace, shared chimney
Victorian terrace
A close neighbour had it done
Close to the sea
Drive past and have a look
The garden square is shared
Court case with the last builder, now closed
Park outside, permit needed
Park on the drive
Way too cold in winter
Row of three cottages
Rose beds along the wall
We are on a hill
View over the park
Rise in bills of a third
Place of worship, not a home
The mount for the dish must stay
Grove of trees to the south
Barn conversion
Old rectory, now flats
The lodge has no gas
Our cottage is cold
New build, keys in May
May is best, June is fine too
March or April
Will call back in summer
Bill is high
The bill for the winter was a shock
Mark the pipes, please
Rob the builder said it would work
Frank opinions welcome
Jack up the old panels
Dawn to dusk shade on the east side
Sandy soil for a ground loop
Cliff top, salty air
Clay soil, ground source maybe
Heather and moss on the roof
Ivy on the wall
Reed roof, so no panels there
Ash tree, to be felled
Frost in the loft
Snow slides off the roof
Spring water supply
Wells nearby, borehole possible
Bath upstairs, shower downstairs
Bell does not work, knock please
Knock loudly
Ring the bell twice
Call any time
Call in the evening
Please call first
Please text before you come
Email is best
Email is fine
Phone or email, both fine
WhatsApp is fine
WhatsApp is best after six
I am on WhatsApp
Call me on WhatsApp
WhatsApp messages are fine
We saw you on Facebook
Found you on Facebook and liked the reviews
A friend on Facebook recommended you
Instagram is where we saw it
Saw your advert on Instagram
My Facebook is full of solar adverts
We do not use Facebook
My gmail is full, so call please
Gmail is slow today
Outlook is good to the south
The outlook at the back is south
A lovely outlook over fields
The signal is poor here
Poor mobile signal
Snap decision, no thanks
Zoom is fine for a first talk
Threads of the pipe are worn
Twitter of birds, so no noise please
Video call possible
Number of panels to be discussed
Number and street later
The number of quotes does not matter
What number of panels fits?
No. of bedrooms: three
No number on the door
The house has a name
No gas here
No rush
No preference
Not sure yet
Just looking
Just curious about costs
Ready to go
As soon as possible
Asap please
By Christmas if we can
After the baby comes
When the scaffolding is up
While the roof is off
Roofer is here in spring
The roof.Solar too.
Boiler is old. E.g. a charger as well.
Net zero, i.e. none.
Solar/battery/charger
Solar & battery
Solar + battery
Battery (no panels)
Panels; no battery
Panels - battery - charger
and/or
Heat pump? Yes!
Yes!!! Finally
Hmm... not sure
Thanks in advance :)
Thank you, looking forward
Cheers
Kind regards
Many thanks
Best wishes
Dear all
Hello there
Hi, is this still going?
Good morning
❤️ 👍 déjà vu
☀️ on the roof all day
🏠 with a big 🔋 please
Naïve question: does it work in winter?
Crème render, façade to the south
Ein Angebot, bitte
Dw i'n byw yng Nghymru
Ça marche?
Поставить панели, пожалуйста
屋根は南向きです
السطح يواجه الجنوب
Roof faces SE/SW
SE facing, SW at the back
N/A
n/a
tbc
TBC, see drawings
To be agreed
Me too
It is at my mother's
At my parents' house
My dad has one
My sister's heat pump is loud
Our neighbour has a Tesla
Neighbours at both sides agree
Landlord agrees
We rent; the owner agrees
Two flats share the roof
Tenants at home most days
Dog in the garden
Key under the mat? No!
Gate code on request
Come round the back
Side gate is open
Second door on the left
Top floor
Ground floor flat
Shop with a flat above
Farm with three barns
Care home
Village hall
Primary school
Parish church, bats in the tower
Off grid at present
Oil at present
LPG tank in the garden
Storage heaters throughout
Night storage, hopeless
Underfloor heating downstairs
Radiators are original
Microbore pipes, is that a problem?
Combi boiler, no tank
Tank in the loft
Immersion only
Wood burner and electric
Open fire, which we keep
Loft is boarded
Loft not insulated
Cavity filled
Solid walls
Timber frame
Flat roof, rubber
Rosemary tiles
Concrete tiles
Slate, some slipped
Thatch!
Asbestos garage roof
Dormer at the back
Two chimneys
Aerial on the chimney
Velux in the way
Skylight must stay
Pigeons nest under the old panels
Bird proofing as well
Scaffold access is easy
Access through the garage
Shared drive
On-street parking only
Permit zone
Electric gates
EV on order
Electric car in the spring
Charger at work
Hybrid for now
Smart meter fitted
No smart meter
Smart meter does not work
Prepay meter
Meter in the porch
Fuse board under the stairs
Fuse board is new
Rewired lately
Old wiring, cloth covered
Planning permission granted
Building control involved
Architect has drawings
Self build
Retrofit, room by room
Passive house standard
Quiet unit, please: bedroom next to it
Noise matters
Looks matter, all black please
Black panels
British made if possible
Made in Germany?
Good warranty
Good reviews matter more than price
Pay monthly?
Finance needed
No finance
Cash
Grant needed
Do grants cover this?
Is VAT zero?
What does it cost?
How long does it take?
Who does the paperwork?
Can you do all of it?
One firm for everything
Two visits at most
No salesmen
No hard sell
Women fitters welcome
Welsh speakers welcome
Please wipe your feet
`
  .trim()
  .split("\n");
