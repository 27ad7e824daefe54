/** Messages whose figures say nothing about their writer: one per line, written by hand. */
export const innocentFigures: readonly string[] = `
7 kW
7kW
7.4 kW charger
22kW three phase
2 x 3.6 kWh
2x3.6kWh
4 x 5.2 kWh batteries
10kWh battery, 5kW inverter
3.68 kW limit on G98
G99 application for 8 kW
SG6 houses from 1930
£12,500
£12,500 to £15,000
Budget £8k-£10k
Quotes so far: £9,995, £11,250 and £13,400.
About £1,200 a year on oil
3 bed semi built 1987
3-bed semi, built in 1987, extended 2004
4 bedroom detached, 160 sqm
roof 6 x 4 m facing 180 degrees
Roof 6m x 4m
Roof is 8.5 x 5.2 metres at 35 degrees
EPC 72
EPC rating D (61), potential B (84)
tariff 24.5p
24.5p/kWh and 60.1p a day
Standing charge 53.68p, unit rate 27.03p
Economy 7: 31.2p day, 12.4p night
Octopus Go 7.5p between 00:30 and 05:30
Tesla Powerwall 3
Powerwall 2 already fitted in 2021
Vaillant aroTHERM 10kW
Vaillant aroTHERM plus 7 kW
Daikin Altherma 3 H HT 14 kW
Mitsubishi Ecodan PUZ-WM85VAA
Samsung Gen 6 8kW
Worcester Bosch Greenstar 30i, 2009
Baxi 105e combi, 15 years old
GivEnergy 9.5 kWh
Solis 5G 3.6
SolarEdge SE3680H
Fox ESS EP11
JA Solar 420W
16 panels of 405W
16 @ 400W
12 panels, 4.8 kWp
Zappi 2.1 or Ohme Home Pro
Nissan Leaf 40 kWh and a Kia e-Niro 64
2 adults and 3 kids at home
Family of 4
1 car now, 2 next year
3 floors, 11 radiators, 2 bathrooms
10 radiators, 3 of them from 1975
Hot water tank 210 litres
250 l cylinder
300mm loft insulation
100 mm cavity, filled in 2012
U-value 0.18
Heat loss 8.2 kW at -3 degrees
Flow temperature 45C, return 38C
call after 6pm
Call after 18:00
Free Monday 9.00 - 12.30
Any time between 8.30am and 5.15pm
Home from 16:45, not before
Best between 10 and 4
Tuesdays 9-11 or Thursdays 14:00-16:30
07:00 to 09:00 suits us
From 07:30, 08:00 at the latest
The survey on 14/03/2026 at 10:00
Installed 01/02/2019
Installed 1.2.2019 by the builder
MOT of the boiler 2024-11-30
Moved in on 03-04-2021
By 31 March 2027 please
Since 2019, 2020 or so
2019 2020 2021 bills attached
House of 1930, extension of 1986, loft of 2014
Built 1901
1960s bungalow
1930s semi, 1990s conservatory
19th century cottage
Use 4200 kWh a year
4,200 kWh electric, 12,000 kWh gas
Gas 18,450 kWh, electricity 3,120 kWh
3,500-4,500 kWh at most
Bills: Jan 212, Feb 198, Mar 154
£212 in January, £198 in February
We pay £240 a month by direct debit
Interest 4.9% over 10 years
0% VAT, I think
Grant of £7,500 from the BUS
Deposit 25%, rest on completion
5 quotes, 2 visits, 0 answers
100 amp main fuse
100A fuse, 25 mm tails
3-phase 100A
60A or 80A, I cannot read it
Fuse board 12m from the drive
Cable run about 15 metres
Roof pitch 30-40
2 roofs: 20 m2 and 35 m²
45 m² facing south-west
Loft 9 x 7 x 2.5 m
Garage 5.5m x 3m
Plot 0.25 acres
1/4 acre
Half an acre, 200 ft from the road
20 metres down the lane
2 miles from the road to the sea
10 minutes from the M25, junction 10
A1(M) junction 9
Off the A316
B1039, then left
30 mph road, 2 parking spaces
5 houses in the terrace
3 storey terrace
3 storey victorian terrace
2 bed terrace
4 bed end of terrace
100 year old terrace
1 of 2 flats in a house
Flat on the 3rd floor of 5
2nd floor, no lift
1st floor flat
3 velux windows on the drive side
4 windows to the street
2 cars on the drive
1 tree, 9 m high, on the road side
15% shade after 3pm
Sun from 9 to 5 in July
Latitude 51.4, I believe
1 in 3 neighbours has panels
11 am works, 11.30 too
24/7 someone at home
Open 365 days
COP of 3.2 or more
SCOP 4.1
MCS 020 noise limit
BS 7671 18th edition
Part L 2021
R32 or R290
IP65 box
Cat 6 cable
Wi-Fi 2.4 GHz only
12V lights in 7 rooms
2 x 250W heaters
Boiler 24kW, 2003
30 kW oil boiler, 1,200 litre tank
Serial 4X7-B2
Order 1234
Part AF-2200/3
Ref 55-A
Model ASHP-12-R32
I have 12 panels and want 8 more
10 years warranty, 25 years on panels
The 5 year plan
Between 3 and 5 quotes please
Twenty panels or so
One or two of the three bedrooms face north
Seven windows, double glazing
Two adults, three children, one dog
Four bed, two bath, one garage
Nine radiators and one towel rail
Ten to twelve thousand pounds
Three thousand one hundred kWh
A hundred litres a day
Six or seven quotes would be too many
Two storeys, one chimney
zero carbon by 2030
Net zero in 5 to 7 years
Size 7 boots in the hall, sorry
0.245 p, 0.15-0.20
Rates 0.245, 0.157, 0.07
Quotes of 5,000 10,000 15,000
12000 to 15000
10,000 - 15,000
£5,000 10000 20000
70 to 75 panels on the barn
7000 kWh - 9000 kWh
7500 to 10000 a year
Meter reads 04512 today
Reading: 12345
Temp 21.5 in, 7.0 out
13A sockets only
32A commando in the garage
450 x 450 mm slabs
600mm x 300mm x 1200mm
1:20 fall on the flat roof
2:1 mix
50/50 with my brother
3/4 inch pipe
22mm and 15mm copper, 10mm microbore
8 mm microbore
1.75 acres
Phase 2 of the works
Zone 3 controls
Step 1: survey. Step 2: quote.
1) Solar 2) Battery 3) Charger
a) south b) east
Top 3 wishes: quiet, small, cheap
Score 9/10 for the last firm
4* hotel next door, noise matters
We want 1, maybe 2
x2 please
Year 1 saving £650, year 2 £680
`
  .trim()
  .split("\n");
